"""Every mail in English."""

from kaktus.mail.wording import Frame, InvitationWords, StaffWording, Wording, Words

WORDING = Wording(
    frame=Frame(
        greeting="Hello,",
        link_hint="If the button does not work, copy this address into your browser:",
        closing="Kind regards",
        team="your {brand} team",
        why="You are receiving this email because this address was entered at {site}. Questions? Write to {contact}.",
        until="Access until",
        stop="No more reminders",
    ),
    verification=Words(
        subject="Please confirm your email address",
        heading="Welcome to {brand}!",
        paragraphs=(
            "We are glad that you are here. One step is left: confirm that this address is yours. "
            "Then you can enter the code from your book and open its games.",
        ),
        button="Confirm my address",
        after="The link works for 24 hours and only once; you can ask for a new one when you log in. "
        "If you did not sign up, simply ignore this email: an account that nobody confirms is deleted after 30 days.",
    ),
    password_reset=Words(
        subject="Choose a new password",
        heading="A new password",
        paragraphs=("You asked for a new password for {brand}. Press the button and choose one.",),
        button="Choose a new password",
        after="The link works for one hour and only once. If you did not ask for it, ignore this email: "
        "your password stays as it is.",
    ),
    email_change_link=Words(
        subject="Confirm your new email address",
        heading="Your new address",
        paragraphs=("You want to use this address for {brand} from now on. Press the button to confirm it.",),
        button="Confirm the new address",
        after="The link works for one hour and only once. Until then your old address stays in use. "
        "If this was not you, ignore this email.",
    ),
    email_change_requested=Words(
        subject="A new email address was asked for",
        heading="Is this you?",
        paragraphs=(
            "Someone who is logged in asked to move your {brand} account to another email address. "
            "Nothing has changed yet: the new address must be confirmed first.",
            "Was it you? Then there is nothing to do here. If not, choose a new password now: "
            "that stops the change and logs out every device.",
        ),
        button="Choose a new password",
    ),
    email_changed=Words(
        subject="Your email address was changed",
        heading="Address changed",
        paragraphs=(
            "Your {brand} account now uses another email address; this one no longer opens it.",
            "If this was not you, please write to us at once, and we will help you.",
        ),
    ),
    password_changed=Words(
        subject="Your password was changed",
        heading="Password changed",
        paragraphs=(
            "The password of your {brand} account was just changed, and every other device was logged out.",
            "If this was not you, choose a new password now.",
        ),
        button="Choose a new password",
    ),
    google_linked=Words(
        subject="Google sign-in was added to your account",
        heading="Sign in with Google",
        paragraphs=(
            "Your {brand} account can now also be opened with the Google account of this address. "
            "Your password still works.",
            "If this was not you, check who can use your Google account, and choose a new password here.",
        ),
        button="Choose a new password",
    ),
    reminder=Words(
        subject="Your access ends soon",
        heading="Your access will end soon",
        paragraphs=("A quick reminder of how long you can still open your games on {brand}:",),
        button="Open my library",
        after="Would you like to go on after that? Simply enter the code from another copy of the book, and "
        "the games stay open for longer. If you do nothing, access ends by itself. Your account stays, and "
        "the stars that you have collected stay on your device.",
    ),
    code_moved_away=Words(
        subject="A book was moved to another account",
        heading="Moved to another account",
        paragraphs=(
            "Our support team was asked to move this book from your {brand} account to another one, and has done so:",
        ),
        after="You can no longer open it with this account. If nobody in your family asked for this, please write "
        "to us: we will put it right.",
    ),
    code_moved_here=Words(
        subject="A book was moved to your account",
        heading="A book for you",
        paragraphs=(
            "Our support team has moved this book to your {brand} account. You can open its games right away:",
        ),
        button="Open my library",
        after="The day on which access ends has not changed.",
    ),
    code_freed=Words(
        subject="A book was taken out of your account",
        heading="Taken out of your account",
        paragraphs=("Our support team was asked to free the code of this book, and has done so:",),
        after="You can no longer open it with this account. The code from the book can be redeemed again, "
        "with any account. If nobody in your family asked for this, please write to us: we will put it "
        "right.",
    ),
    account_ends=Words(
        subject="Your account will be deleted in 7 days",
        heading="Would you like to keep your account?",
        paragraphs=(
            "An account was opened at {brand} with this address, but nobody has confirmed the address since. In 7 "
            "days we will delete the account with everything that belongs to it.",
            "Would you like to keep it? Press the button: that confirms the address, and the account stays.",
        ),
        button="Keep my account",
        after="The link works for 24 hours and only once; after that you get a new one when you log in. If you did "
        "not sign up, there is nothing to do: we will not write to you again.",
    ),
)


STAFF = StaffWording(
    invitation=InvitationWords(
        by_command="You are invited to the desk of {brand}, with the role “{role}”.",
        by_member="{inviter} invites you to the desk of {brand}, with the role “{role}”.",
        clerk="Clerk",
        support="Support",
        editor="Editor",
        owner="Owner",
    ),
    staff_invitation=Words(
        subject="Your access to the desk",
        heading="Welcome to the desk",
        paragraphs=(
            "{invitation} It is where the publisher’s staff look after codes, people and lessons.",
            "Press the button, choose a password, and set up a second factor: an app on your telephone or a passkey. "
            "It takes about two minutes.",
        ),
        button="Accept the invitation",
        after="The link works for three days and only once. If you do not know why you get this email, "
        "please tell us, and do not press the button.",
    ),
    staff_factor_reset=Words(
        subject="Your second factor was reset",
        heading="A new second factor",
        paragraphs=(
            "The second factor of your access to the desk of {brand} was removed, and you were logged out everywhere. "
            "At your next login you set up a new one.",
            "If you did not ask for this, please log in and set it up at once, or tell an owner of the desk.",
        ),
        button="Go to the desk",
    ),
    staff_password_reset=Words(
        subject="A new password for the desk",
        heading="A new password",
        paragraphs=("Somebody asked for a new password for your access to the desk of {brand}.",),
        button="Choose a new password",
        after="The link works for one hour and only once; you also need your second factor. If you did not ask for "
        "this, delete this email: your password stays as it is.",
    ),
)
