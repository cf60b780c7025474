/**
 * A real OpenID provider for tests, standing in for Google.
 *
 *   node openid-provider.mjs --port 0 --redirect http://localhost:8000/auth/google
 *
 * prints one line {"issuer", "clientId", "clientSecret"} and serves until it is stopped. PUT /control (JSON) sets who signs in
 * and what goes wrong: {subject, email, emailVerified, name, ask, cancel, fault}. With `ask` a page with the buttons
 * 'Continue' and 'Cancel' is shown; without it, the sign-in succeeds at once. Faults: see `spoil`.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { SignJWT, decodeJwt, exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    redirect: { type: 'string', multiple: true, default: ['http://localhost:8000/auth/google'] },
  },
});

const CLIENT = { id: 'kaktus-tests', secret: 'a-secret-that-only-tests-know' };
const NOBODY_WRONG = {
  subject: 'google-anna',
  email: 'anna@example.org',
  emailVerified: true,
  name: 'Anna Beispiel',
  ask: false,
  cancel: false,
  fault: '',
};
let person = { ...NOBODY_WRONG };

const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256');
const signingKey = { ...(await exportJWK(privateKey)), kid: 'tests', alg: 'RS256', use: 'sig' };

const spoil = {
  'wrong-audience': (claims) => ({ ...claims, aud: 'somebody-else' }),
  'wrong-authorized-party': (claims) => ({ ...claims, aud: [claims.aud, 'other'], azp: 'other' }),
  'wrong-issuer': (claims) => ({ ...claims, iss: 'https://evil.example' }),
  'wrong-nonce': (claims) => ({ ...claims, nonce: 'another-nonce' }),
  'no-nonce': ({ nonce: _nonce, ...claims }) => claims,
  expired: (claims) => ({ ...claims, iat: claims.iat - 7200, exp: claims.iat - 3600 }),
  'wrong-signature': (claims) => claims,
};

async function spoiled(idToken) {
  const key = person.fault === 'wrong-signature' ? stranger.privateKey : privateKey;
  return new SignJWT(spoil[person.fault](decodeJwt(idToken)))
    .setProtectedHeader({ alg: 'RS256', kid: 'tests' })
    .sign(key);
}

function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

function configuration() {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: options.redirect,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['cookies-of-the-test-provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    // The subject is read when a code is made, the rest when the token is made: tests change the person only between runs.
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: person.email, email_verified: person.emailVerified, name: person.name }),
    }),
  };
}

async function answerInteraction(provider, request, response) {
  const details = await provider.interactionDetails(request, response);
  const choice = new URL(request.url, 'http://localhost').searchParams.get('choice');
  if (person.ask && !choice) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Test provider</title><h1>Sign in as ${person.email}</h1>` +
        '<form><button name="choice" value="continue">Continue</button> ' +
        '<button name="choice" value="cancel">Cancel</button></form></html>',
    );
    return;
  }
  if (person.cancel || choice === 'cancel') {
    const result = { error: 'access_denied', error_description: 'The person cancelled.' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const grant = new provider.Grant({ accountId: person.subject, clientId: details.params.client_id });
  grant.addOIDCScope('openid email profile');
  const result = {
    login: { accountId: person.subject, remember: false },
    select_account: {},
    consent: { grantId: await grant.save() },
  };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function takeControl(request, response) {
  let body = '';
  for await (const chunk of request) body += chunk;
  person = { ...NOBODY_WRONG, ...JSON.parse(body || '{}') };
  response.end('{}');
}

const server = createServer();
server.listen(Number(options.port), '127.0.0.1', () => {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, configuration());
  provider.use(async (ctx, next) => {
    await next();
    if (person.fault && ctx.oidc?.route === 'token' && ctx.body?.id_token) {
      ctx.body = { ...ctx.body, id_token: await spoiled(ctx.body.id_token) };
    }
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.method === 'PUT' && request.url === '/control') return takeControl(request, response);
    if (request.url.startsWith('/interaction/')) return answerInteraction(provider, request, response);
    return answer(request, response);
  });
  console.log(JSON.stringify({ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret }));
});
