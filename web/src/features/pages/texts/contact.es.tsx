/** The contact page in Spanish. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function ContactText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">
        ¿Algo no funciona o tienes una pregunta? Escríbenos; te ayudamos con mucho gusto.
      </p>
      <p>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>

      <h2>En qué podemos ayudarte</h2>
      <ul>
        <li>Un código no se acepta o aparece como ya usado.</li>
        <li>Falta un libro en tu biblioteca o una lección no se abre.</li>
        <li>
          No llega el correo con el enlace para verificar tu dirección o para cambiar la contraseña.
          Mira primero en la carpeta de spam.
        </li>
        <li>Ya no tienes acceso al correo electrónico de tu cuenta.</li>
        <li>Tienes una pregunta sobre tus datos o te has encontrado con una barrera.</li>
      </ul>
      <p>
        De los pedidos, los pagos y los envíos se encarga la tienda de la editorial, no esta web.
      </p>

      <h2>Qué debes escribirnos</h2>
      <ul>
        <li>El correo electrónico de tu cuenta; lo mejor es que escribas desde ese correo.</li>
        <li>Si se trata de un código: el código y el título del libro.</li>
        <li>Si se trata de una lección: el libro, la lección, tu dispositivo y tu navegador.</li>
        <li>Qué hiciste y qué viste. El texto exacto de un mensaje de error ayuda mucho.</li>
      </ul>
      <p>
        <strong>No nos envíes nunca tu contraseña.</strong> No la necesitamos y nunca te la
        pediremos.
      </p>

      <h2>Dónde está tu código</h2>
      <p>
        El código de activación está impreso en tu libro. Mira primero en la parte interior de la
        cubierta y de la contracubierta. Tiene 12 caracteres, letras y números; escríbelo sin
        espacios en la página <Link to="/activation">Activación</Link>. Si no se acepta, compáralo
        carácter por carácter: la B y el 8, la S y el 5 o la Z y el 2 se confunden con facilidad.
      </p>
      <p>
        ¿El libro es de segunda mano? Un código solo sirve para una cuenta, así que puede que ya se
        haya usado.
      </p>

      <h2>Más sobre nosotros</h2>
      <p>
        Los datos de la editorial están en el <Link to="/imprint">aviso legal</Link>. Cómo tratamos
        tu mensaje se explica en la <Link to="/privacypolicy">política de privacidad</Link>.
      </p>
    </>
  );
}
