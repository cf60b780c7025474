"""The API calls with which editors look after the lessons, one router per thing that they do."""

from kaktus.desk.api.lessons import lesson, pictures, shelf, uploads, versions

routers = [part.router for part in (shelf, lesson, versions, pictures, uploads)]
