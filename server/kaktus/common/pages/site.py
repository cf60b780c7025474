"""What every page may know about this installation: brand, contact, imprint, and which features are set up."""

from __future__ import annotations

from django.conf import settings
from ninja import Field, Schema


class Imprint(Schema):
    name: str
    address: str
    representative: str
    register_entry: str = Field(serialization_alias="register")
    vat_id: str = Field(serialization_alias="vatId")
    phone: str
    responsible: str


class Site(Schema):
    brand: str
    contact_email: str = Field(serialization_alias="contactEmail")
    google_enabled: bool = Field(serialization_alias="googleEnabled")
    mailbox_enabled: bool = Field(serialization_alias="mailboxEnabled")
    shop_url: str = Field(serialization_alias="shopUrl")
    content_origin: str = Field(serialization_alias="contentOrigin")
    imprint: Imprint


def current_site() -> Site:
    environment = settings.ENVIRONMENT
    return Site(
        brand=environment.brand,
        contact_email=environment.contact_email,
        google_enabled=bool(environment.google_client_id),
        mailbox_enabled=not environment.email_url,
        shop_url=environment.shop_url,
        content_origin=settings.CONTENT_URL,
        imprint=Imprint(
            name=environment.imprint_name,
            address=environment.imprint_address,
            representative=environment.imprint_representative,
            register_entry=environment.imprint_register,
            vat_id=environment.imprint_vat_id,
            phone=environment.imprint_phone,
            responsible=environment.imprint_responsible,
        ),
    )
