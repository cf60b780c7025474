"""A real S3-compatible server with one empty bucket."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
from pathlib import Path

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from testing.programs import kill_program, spawn_program, wait_until_ready

WEED = Path(sys.executable).with_name("weed")
KEY, SECRET = "reader", "ge/heim+123"
IDENTITY = {
    "name": "kaktus",
    "credentials": [{"accessKey": KEY, "secretKey": SECRET}],
    "actions": ["Admin", "Read", "Write", "List"],
}


class BucketServer:
    def __init__(self, folder: Path, *, address: str = "127.0.0.1") -> None:
        self.folder = folder
        self.address = address
        self.master, self.volume, self.filer, self.port = _free_ports(4, address)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"s3+http://reader:ge%2Fheim%2B123@{self.address}:{self.port}/books/lessons"

    def start(self) -> None:
        folder, address = self.folder, self.address
        (folder / "identities.json").write_text(json.dumps({"identities": [IDENTITY]}))
        command = [
            *(str(WEED), f"-logdir={folder}", "server", f"-dir={folder}", f"-ip={address}", f"-ip.bind={address}"),
            *(f"-master.port={self.master}", f"-volume.port={self.volume}", "-filer", f"-filer.port={self.filer}"),
            *("-s3", f"-s3.port={self.port}", f"-s3.config={folder}/identities.json"),
            # Otherwise it takes two more ports, always the same ones, so that only one could run at a time.
            *("-s3.port.iceberg=0", "-s3.port.lance=0"),
            *("-master.volumeSizeLimitMB=64", "-volume.max=20"),
        ]
        self.process = spawn_program(command, environ=os.environ)
        wait_until_ready(self.process, self._makes_bucket, seconds=60)

    def _makes_bucket(self) -> bool:
        client = boto3.client(
            "s3",
            endpoint_url=f"http://{self.address}:{self.port}",
            aws_access_key_id=KEY,
            aws_secret_access_key=SECRET,
            region_name="us-east-1",
            config=Config(retries={"max_attempts": 1}, s3={"addressing_style": "path"}),
        )
        try:
            client.create_bucket(Bucket="books")
        except (BotoCoreError, ClientError):
            return False
        finally:
            client.close()
        return True

    def stop(self) -> None:
        if self.process:
            kill_program(self.process)
            self.process = None


def _free_ports(count: int, address: str) -> list[int]:
    """The server takes a second port ten thousand above each. Chosen at random, because other tests do the same."""
    ports: list[int] = []
    candidates = range(10000, 22768, 7)
    for port in random.sample(candidates, len(candidates)):
        try:
            with socket.socket() as one, socket.socket() as other:
                one.bind((address, port))
                other.bind((address, port + 10000))
        except OSError:
            continue
        ports.append(port)
        if len(ports) == count:
            return ports
    raise AssertionError("no free ports")
