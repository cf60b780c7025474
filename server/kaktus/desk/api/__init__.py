"""The desk's API calls under /api/desk, one router per part.

An API apart from the readers', and loaded with its first call: its schemas take 16 MiB of a process, and most
processes of a country never see a member of staff.
"""

from kaktus.common.api.json_api import new_api
from kaktus.desk.api.audit import router as audit
from kaktus.desk.api.codes import routers as code_routers
from kaktus.desk.api.lessons import routers as lesson_routers
from kaktus.desk.api.notes import router as notes
from kaktus.desk.api.overview import router as overview
from kaktus.desk.api.own_account import router as own_account
from kaktus.desk.api.people import router as people
from kaktus.desk.api.search import router as search
from kaktus.desk.api.sessions import router as sessions
from kaktus.desk.api.staff import router as staff
from kaktus.desk.api.uploads import router as uploads

api = new_api("Kaktus desk", namespace="desk", root="/api/desk/")
api.add_router("", sessions)
for router in lesson_routers:
    api.add_router("/lessons", router)
api.add_router("", overview)
api.add_router("", people)
api.add_router("", notes)
api.add_router("", own_account)
api.add_router("", staff)
api.add_router("", audit)
api.add_router("", search)
for router in code_routers:
    api.add_router("", router)
api.add_router("", uploads)
