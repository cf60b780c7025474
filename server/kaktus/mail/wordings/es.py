"""Every mail in Spanish."""

from kaktus.mail.wording import Frame, Wording, Words

WORDING = Wording(
    frame=Frame(
        greeting="Hola:",
        link_hint="Si el botón no funciona, copia esta dirección en tu navegador:",
        closing="Un saludo",
        team="tu equipo de {brand}",
        why="Recibes este correo porque esta dirección se escribió en {site}. ¿Tienes preguntas? Escribe a {contact}.",
        until="Acceso hasta el",
        stop="No recibir más recordatorios",
    ),
    verification=Words(
        subject="Confirma tu correo electrónico",
        heading="¡Te damos la bienvenida a {brand}!",
        paragraphs=(
            "Nos alegra que estés aquí. Falta un paso: confirma que esta dirección es tuya. "
            "Después podrás escribir el código de tu libro y abrir sus juegos.",
        ),
        button="Confirmar tu dirección",
        after="El enlace es válido 24 horas y solo funciona una vez; puedes pedir otro al iniciar sesión. "
        "Si no te has registrado, ignora este correo: una cuenta que nadie confirma se elimina a los 30 días.",
    ),
    password_reset=Words(
        subject="Elige una nueva contraseña",
        heading="Una nueva contraseña",
        paragraphs=("Has pedido una nueva contraseña para {brand}. Pulsa el botón y elige una.",),
        button="Elegir una nueva contraseña",
        after="El enlace es válido una hora y solo funciona una vez. Si no lo has pedido, ignora este correo: "
        "tu contraseña no cambia.",
    ),
    email_change_link=Words(
        subject="Confirma tu nuevo correo electrónico",
        heading="Tu nueva dirección",
        paragraphs=("A partir de ahora quieres usar esta dirección en {brand}. Pulsa el botón para confirmarla.",),
        button="Confirmar la nueva dirección",
        after="El enlace es válido una hora y solo funciona una vez. Hasta entonces se mantiene tu dirección anterior. "
        "Si no has sido tú, ignora este correo.",
    ),
    email_change_requested=Words(
        subject="Se ha pedido un cambio de correo electrónico",
        heading="¿Has sido tú?",
        paragraphs=(
            "Alguien con la sesión iniciada ha pedido pasar tu cuenta de {brand} a otro correo electrónico. "
            "Todavía no ha cambiado nada: primero hay que confirmar la nueva dirección.",
            "¿Has sido tú? Entonces no tienes que hacer nada. Si no, elige ahora una nueva contraseña: "
            "eso detiene el cambio y cierra la sesión en todos los dispositivos.",
        ),
        button="Elegir una nueva contraseña",
    ),
    email_changed=Words(
        subject="Tu correo electrónico ha cambiado",
        heading="Dirección cambiada",
        paragraphs=(
            "Tu cuenta de {brand} usa ahora otro correo electrónico; con esta dirección ya no se puede abrir.",
            "Si no has sido tú, escríbenos enseguida y te ayudaremos.",
        ),
    ),
    password_changed=Words(
        subject="Tu contraseña ha cambiado",
        heading="Contraseña cambiada",
        paragraphs=(
            "La contraseña de tu cuenta de {brand} se acaba de cambiar y se ha cerrado la sesión "
            "en todos los demás dispositivos.",
            "Si no has sido tú, elige ahora una nueva contraseña.",
        ),
        button="Elegir una nueva contraseña",
    ),
    google_linked=Words(
        subject="Se ha añadido el acceso con Google a tu cuenta",
        heading="Acceso con Google",
        paragraphs=(
            "Ahora tu cuenta de {brand} también se puede abrir con la cuenta de Google de esta dirección. "
            "Tu contraseña sigue funcionando.",
            "Si no has sido tú, comprueba quién puede usar tu cuenta de Google y elige aquí una nueva contraseña.",
        ),
        button="Elegir una nueva contraseña",
    ),
    reminder=Words(
        subject="Tu acceso termina pronto",
        heading="Tu acceso termina pronto",
        paragraphs=("Te recordamos hasta cuándo puedes abrir tus juegos en {brand}:",),
        button="Abrir tu biblioteca",
        after="¿Quieres seguir después? Escribe el código de otro ejemplar del libro y podrás abrir los juegos "
        "más tiempo. Si no haces nada, el acceso termina solo. Tu cuenta se conserva, y las estrellas "
        "conseguidas siguen en tu dispositivo.",
    ),
    code_moved_away=Words(
        subject="Un libro se ha pasado a otra cuenta",
        heading="Pasado a otra cuenta",
        paragraphs=("Nos han pedido que pasemos este libro de tu cuenta de {brand} a otra, y lo hemos hecho:",),
        after="Con esta cuenta ya no se puede abrir. Si nadie de tu familia lo ha pedido, escríbenos y lo "
        "arreglaremos.",
    ),
    code_moved_here=Words(
        subject="Un libro se ha pasado a tu cuenta",
        heading="Un libro para ti",
        paragraphs=(
            "Nuestro equipo de atención ha pasado este libro a tu cuenta de {brand}. Ya puedes abrir sus juegos:",
        ),
        button="Abrir tu biblioteca",
        after="El día en que termina el acceso no ha cambiado.",
    ),
    code_freed=Words(
        subject="Un libro se ha quitado de tu cuenta",
        heading="Quitado de tu cuenta",
        paragraphs=("Nos han pedido que liberemos el código de este libro, y lo hemos hecho:",),
        after="Con esta cuenta ya no se puede abrir. El código del libro se puede volver a usar con cualquier "
        "cuenta. Si nadie de tu familia lo ha pedido, escríbenos y lo arreglaremos.",
    ),
    account_ends=Words(
        subject="Tu cuenta se eliminará en 7 días",
        heading="¿Quieres conservar tu cuenta?",
        paragraphs=(
            "Con esta dirección se abrió una cuenta en {brand}, pero nadie ha confirmado la dirección hasta ahora. "
            "En 7 días eliminaremos la cuenta con todo lo que le pertenece.",
            "¿Quieres conservarla? Pulsa el botón: la dirección quedará confirmada y la cuenta se mantendrá.",
        ),
        button="Conservar tu cuenta",
        after="El enlace es válido 24 horas y solo funciona una vez; después recibirás otro al iniciar sesión. Si no "
        "te has registrado, no tienes que hacer nada: no volveremos a escribirte.",
    ),
)
