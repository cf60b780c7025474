"""The API calls with which editors look after the lessons, one router per thing that they do."""

from kaktus.desk.api.lessons import checks, lesson, pictures, shelf, versions

routers = [part.router for part in (shelf, lesson, versions, pictures, checks)]
