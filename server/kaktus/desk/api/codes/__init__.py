"""The API calls of clerks about codes, one router per thing that they handle."""

from kaktus.desk.api.codes import batches, files, imports, single_codes

routers = [part.router for part in (batches, single_codes, imports, files)]
