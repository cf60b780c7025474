"""allauth's forms as this product uses them, and the conversion of their errors into API errors."""

from __future__ import annotations

from allauth.account.adapter import get_adapter
from allauth.headless.account.inputs import LoginInput, ResetPasswordInput, SignupInput
from django import forms
from django.contrib.auth.hashers import make_password
from django.core.exceptions import ValidationError

from kaktus.accounts.models import User
from kaktus.common.api.api_errors import ApiError


class SignUpForm(SignupInput):
    password = forms.CharField(strip=False)

    def clean_password(self) -> str:
        # Hashed here, before we know whether the address is free or taken, so that both answers take the same time.
        newcomer = User(email=self.data["email"])
        return make_password(get_adapter().clean_password(self.cleaned_data["password"], user=newcomer))

    field_order = ("password", "email")


class LogInForm(LoginInput):
    password = forms.CharField(strip=False)


class ResetPasswordForm(ResetPasswordInput):
    password = forms.CharField(strip=False)


def form_error(form: forms.Form, *, params: dict[str, str] | None = None) -> ApiError:
    """A form's errors in the API's shape; `params` maps fields to their names in the caller's body."""
    errors = [
        _item(error, param=(params or {}).get(field, field) if field != "__all__" else None)
        for field, problems in form.errors.as_data().items()
        for error in problems
    ]
    return ApiError.of_errors(400, errors)


def password_error(problem: ValidationError, *, param: str) -> ApiError:
    return ApiError.of_errors(400, [_item(error, param=param) for error in problem.error_list])


def _item(error: ValidationError, *, param: str | None) -> dict[str, str]:
    item = {"code": error.code or "invalid", "message": " ".join(error.messages)}
    return item | {"param": param} if param else item
