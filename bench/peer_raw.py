"""FastAPI with one hand-written statement that finds a token's owner: the least that such a call costs in Python."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import threading

from fastapi import FastAPI, HTTPException
from pydantic import BaseModel

PERSON = """
    SELECT person.email FROM accounts_session AS session
    JOIN accounts_user AS person ON person.id = session.user_id
    WHERE session.token_digest = ? AND person.is_active
"""
app = FastAPI()
of_thread = threading.local()


class IdToken(BaseModel):
    idToken: str


class Person(BaseModel):
    email: str


@app.post("/api/verifyToken")
def verify_token(body: IdToken) -> Person:
    if not hasattr(of_thread, "connection"):
        of_thread.connection = sqlite3.connect(os.environ["BENCH_DATABASE"])
    row = of_thread.connection.execute(PERSON, [hashlib.sha256(body.idToken.encode()).hexdigest()]).fetchone()
    if row is None:
        raise HTTPException(401)
    return Person(email=row[0])
