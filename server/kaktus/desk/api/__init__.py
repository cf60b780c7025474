"""The desk's API calls under /api/desk, one router per part."""

from ninja import Router

from kaktus.desk.api.audit import router as audit
from kaktus.desk.api.codes import router as codes
from kaktus.desk.api.lessons import router as lessons
from kaktus.desk.api.overview import router as overview
from kaktus.desk.api.own_account import router as own_account
from kaktus.desk.api.people import router as people
from kaktus.desk.api.sessions import router as sessions
from kaktus.desk.api.staff import router as staff

router = Router()
router.add_router("", sessions)
router.add_router("/lessons", lessons)
router.add_router("", overview)
router.add_router("", people)
router.add_router("", own_account)
router.add_router("", staff)
router.add_router("", audit)
router.add_router("", codes)
