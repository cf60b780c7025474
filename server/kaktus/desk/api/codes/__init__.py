"""The API calls of clerks about codes, one router per thing that they handle."""

from kaktus.desk.api.codes import batches, choices, files, imports, single_codes

routers = [part.router for part in (batches, choices, single_codes, imports, files)]
