"""Every mail in German."""

from kaktus.mail.wording import Frame, InvitationWords, StaffWording, Wording, Words

WORDING = Wording(
    frame=Frame(
        greeting="Guten Tag,",
        link_hint="Falls der Knopf nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
        closing="Herzliche Grüße",
        team="Ihr {brand}-Team",
        why="Sie erhalten diese E-Mail, weil diese Adresse auf {site} eingegeben wurde. Fragen? Schreiben Sie an {contact}.",  # noqa: E501
        until="Zugang bis",
        stop="Keine Erinnerungen mehr",
    ),
    verification=Words(
        subject="Bitte bestätigen Sie Ihre E-Mail-Adresse",
        heading="Willkommen bei {brand}!",
        paragraphs=(
            "schön, dass Sie da sind. Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört. "
            "Danach können Sie den Code aus Ihrem Buch eingeben und die Spiele öffnen.",
        ),
        button="Adresse bestätigen",
        after="Der Link gilt 24 Stunden und funktioniert nur einmal; einen neuen bekommen Sie, wenn Sie sich anmelden. "
        "Wenn Sie sich nicht registriert haben, können Sie diese E-Mail einfach löschen: "
        "Ein Konto, das niemand bestätigt, wird nach 30 Tagen gelöscht.",
    ),
    password_reset=Words(
        subject="Neues Passwort wählen",
        heading="Ein neues Passwort",
        paragraphs=("Sie möchten ein neues Passwort für {brand}. Drücken Sie den Knopf und wählen Sie eines.",),
        button="Neues Passwort wählen",
        after="Der Link gilt eine Stunde und funktioniert nur einmal. Wenn Sie das nicht angefordert haben, "
        "löschen Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
    ),
    email_change_link=Words(
        subject="Neue E-Mail-Adresse bestätigen",
        heading="Ihre neue Adresse",
        paragraphs=(
            "Sie möchten {brand} künftig mit dieser Adresse nutzen. Drücken Sie den Knopf, um sie zu bestätigen.",
        ),
        button="Neue Adresse bestätigen",
        after="Der Link gilt eine Stunde und funktioniert nur einmal. Bis dahin bleibt Ihre alte Adresse gültig. "
        "Wenn Sie das nicht waren, löschen Sie diese E-Mail einfach.",
    ),
    email_change_requested=Words(
        subject="Änderung der E-Mail-Adresse angefragt",
        heading="Waren Sie das?",
        paragraphs=(
            "jemand, der angemeldet ist, möchte Ihr {brand}-Konto auf eine andere E-Mail-Adresse umstellen. "
            "Noch hat sich nichts geändert: Die neue Adresse muss erst bestätigt werden.",
            "Waren Sie es selbst? Dann ist hier nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort: "
            "Das stoppt die Änderung und meldet alle Geräte ab.",
        ),
        button="Neues Passwort wählen",
    ),
    email_changed=Words(
        subject="Ihre E-Mail-Adresse wurde geändert",
        heading="Adresse geändert",
        paragraphs=(
            "Ihr {brand}-Konto nutzt jetzt eine andere E-Mail-Adresse; mit dieser lässt es sich nicht mehr öffnen.",
            "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort. Wir helfen Ihnen.",
        ),
    ),
    password_changed=Words(
        subject="Ihr Passwort wurde geändert",
        heading="Passwort geändert",
        paragraphs=(
            "das Passwort Ihres {brand}-Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.",
            "Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort.",
        ),
        button="Neues Passwort wählen",
    ),
    google_linked=Words(
        subject="Google-Anmeldung wurde hinzugefügt",
        heading="Anmeldung mit Google",
        paragraphs=(
            "Ihr {brand}-Konto lässt sich jetzt auch mit dem Google-Konto dieser Adresse öffnen. "
            "Ihr Passwort gilt weiterhin.",
            "Wenn Sie das nicht waren, prüfen Sie, wer Ihr Google-Konto nutzen kann, "
            "und wählen Sie hier ein neues Passwort.",
        ),
        button="Neues Passwort wählen",
    ),
    reminder=Words(
        subject="Ihr Zugang endet bald",
        heading="Ihr Zugang endet bald",
        paragraphs=("eine kurze Erinnerung, wie lange Sie Ihre Spiele bei {brand} noch öffnen können:",),
        button="Meine Bibliothek öffnen",
        after="Möchten Sie danach weitermachen? Geben Sie einfach den Code aus einem weiteren Exemplar des Buches "
        "ein; dann bleiben die Spiele länger geöffnet. Wenn Sie nichts tun, endet der Zugang von selbst. "
        "Ihr Konto bleibt bestehen, und gesammelte Sterne bleiben auf Ihrem Gerät.",
    ),
    code_moved_away=Words(
        subject="Ein Buch wurde in ein anderes Konto verschoben",
        heading="In ein anderes Konto verschoben",
        paragraphs=(
            "unser Service wurde gebeten, dieses Buch aus Ihrem {brand}-Konto in ein anderes zu verschieben, "
            "und hat das getan:",
        ),
        after="Mit diesem Konto lässt es sich nicht mehr öffnen. Wenn niemand aus Ihrer Familie darum gebeten hat, "
        "schreiben Sie uns bitte: Wir bringen es in Ordnung.",
    ),
    code_moved_here=Words(
        subject="Ein Buch wurde in Ihr Konto verschoben",
        heading="Ein Buch für Sie",
        paragraphs=(
            "unser Service hat dieses Buch in Ihr {brand}-Konto verschoben. Sie können die Spiele sofort öffnen:",
        ),
        button="Meine Bibliothek öffnen",
        after="Der Tag, an dem der Zugang endet, ist derselbe geblieben.",
    ),
    code_freed=Words(
        subject="Ein Buch wurde aus Ihrem Konto genommen",
        heading="Aus Ihrem Konto genommen",
        paragraphs=("unser Service wurde gebeten, den Code dieses Buches wieder freizugeben, und hat das getan:",),
        after="Mit diesem Konto lässt es sich nicht mehr öffnen. Der Code aus dem Buch kann wieder eingelöst "
        "werden, mit jedem Konto. Wenn niemand aus Ihrer Familie darum gebeten hat, schreiben Sie uns "
        "bitte: Wir bringen es in Ordnung.",
    ),
    account_ends=Words(
        subject="Ihr Konto wird in 7 Tagen gelöscht",
        heading="Möchten Sie Ihr Konto behalten?",
        paragraphs=(
            "mit dieser Adresse wurde bei {brand} ein Konto eröffnet, aber bisher hat niemand die Adresse bestätigt. "
            "In 7 Tagen löschen wir das Konto mit allem, was dazugehört.",
            "Möchten Sie es behalten? Drücken Sie den Knopf: Damit ist die Adresse bestätigt, und das Konto bleibt.",
        ),
        button="Mein Konto behalten",
        after="Der Link gilt 24 Stunden und funktioniert nur einmal; danach bekommen Sie einen neuen, wenn Sie sich "
        "anmelden. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Wir schreiben Ihnen dann nicht mehr.",
    ),
)


STAFF = StaffWording(
    invitation=InvitationWords(
        by_command="Sie sind ins Verlagsbüro von {brand} eingeladen, mit der Rolle „{role}“.",
        by_member="{inviter} lädt Sie ins Verlagsbüro von {brand} ein, mit der Rolle „{role}“.",
        clerk="Codeverwaltung",
        support="Kundendienst",
        editor="Redaktion",
        owner="Leitung",
    ),
    staff_invitation=Words(
        subject="Ihr Zugang zum Verlagsbüro",
        heading="Willkommen im Verlagsbüro",
        paragraphs=(
            "{invitation} Dort kümmert sich das Team des Verlags um Codes, Personen und Lektionen.",
            "Drücken Sie den Knopf, wählen Sie ein Passwort und richten Sie einen zweiten Faktor ein: eine App auf "
            "Ihrem Telefon oder einen Passkey. Das dauert etwa zwei Minuten.",
        ),
        button="Einladung annehmen",
        after="Der Link gilt drei Tage und funktioniert nur einmal. Wenn Sie nicht wissen, warum Sie diese E-Mail "
        "bekommen, sagen Sie uns bitte Bescheid und drücken Sie den Knopf nicht.",
    ),
    staff_factor_reset=Words(
        subject="Ihr zweiter Faktor wurde zurückgesetzt",
        heading="Ein neuer zweiter Faktor",
        paragraphs=(
            "der zweite Faktor Ihres Zugangs zum Verlagsbüro von {brand} wurde entfernt, und Sie wurden überall "
            "abgemeldet. Bei der nächsten Anmeldung richten Sie einen neuen ein.",
            "Wenn Sie das nicht wollten, melden Sie sich bitte gleich an und richten Sie ihn ein, "
            "oder sagen Sie der Leitung des Verlagsbüros Bescheid.",
        ),
        button="Zum Verlagsbüro",
    ),
    staff_password_reset=Words(
        subject="Ein neues Passwort für das Verlagsbüro",
        heading="Ein neues Passwort",
        paragraphs=("Jemand möchte ein neues Passwort für Ihren Zugang zum Verlagsbüro von {brand}.",),
        button="Neues Passwort wählen",
        after="Der Link gilt eine Stunde und funktioniert nur einmal; Sie brauchen auch Ihren zweiten Faktor. Wenn Sie "
        "das nicht angefordert haben, löschen Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
    ),
)
