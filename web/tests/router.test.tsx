/** The router by itself: links, Back, what a navigation hands over, and the page that stays until the next is there. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Link } from '../src/router/link';
import {
  useNavigationType,
  useLocation,
  useNavigate,
  useSearchParams,
} from '../src/router/location';
import { Redirect } from '../src/router/redirect';
import { Router } from '../src/router/router';

function Here() {
  const { pathname, search, hash, state, key } = useLocation();
  const handedOver = JSON.stringify(state);
  return (
    <output>{`${useNavigationType()} ${pathname}${search}${hash} ${handedOver} ${key}`}</output>
  );
}

function open(address: string, children: ReactNode) {
  window.history.replaceState(null, '', address);
  render(
    <Router>
      <Here />
      {children}
    </Router>,
  );
  const said = () => screen.getByRole('status').textContent.split(' ');
  return {
    person: userEvent.setup(),
    said: () => said().slice(0, 3).join(' '),
    key: () => said()[3],
  };
}

const back = () =>
  act(async () => {
    const returned = new Promise((done) =>
      window.addEventListener('popstate', done, { once: true }),
    );
    window.history.back();
    await returned;
  });

test('a link opens its page with what it hands over, and Back leads to the entry before', async () => {
  const { person, said, key } = open(
    '/library',
    <Link to="/stage?a=1#x" state={{ lesson: 3 }}>
      Tiere
    </Link>,
  );
  expect(said()).toBe('returned /library null');
  const before = key();
  await person.click(screen.getByRole('link'));
  expect(said()).toBe('pushed /stage?a=1#x {"lesson":3}');
  expect(key()).not.toBe(before);
  await back();
  expect(said()).toBe('returned /library null');
  expect(key()).toBe(before);
});

test('what was handed over survives a reload', async () => {
  const { person } = open('/library', <Link to="/stage" state="Tiere" replace children="Tiere" />);
  await person.click(screen.getByRole('link'));
  render(<Router children={<Here />} />);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('returned /stage "Tiere"');
});

test('a link to the page that is shown, and one that replaces, add no step to go back over', async () => {
  const { person, said } = open(
    '/start',
    <>
      <Link to="/login">Log in</Link>
      <Link to="/signup" replace children="Sign up" />
    </>,
  );
  await person.click(screen.getByRole('link', { name: 'Log in' }));
  const steps = window.history.length;
  await person.click(screen.getByRole('link', { name: 'Log in' }));
  expect(said()).toBe('replaced /login null');
  await person.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(said()).toBe('replaced /signup null');
  expect(window.history.length).toBe(steps);
  await back();
  expect(said()).toBe('returned /start null');
});

test.each([
  ['a new tab', '{Control>}', {}],
  ['a new window', '{Shift>}', {}],
  ['another frame', '{Tab}', { target: '_blank' }],
])('%s is the browser’s business', async (_name, keys, attributes) => {
  const { person, said } = open('/start', <Link to="/login" {...attributes} children="Log in" />);
  const clicked = vi.fn((event: MouseEvent) => {
    const left = !event.defaultPrevented;
    event.preventDefault();
    return left;
  });
  window.addEventListener('click', clicked, { once: true });
  await person.keyboard(keys);
  await person.click(screen.getByRole('link'));
  expect(clicked).toHaveReturnedWith(true);
  expect(said()).toBe('returned /start null');
});

test('a page can refuse a click on a link', async () => {
  const { person, said } = open(
    '/start',
    <Link to="/login" onClick={(event) => event.preventDefault()} children="Log in" />,
  );
  await person.click(screen.getByRole('link'));
  expect(said()).toBe('returned /start null');
});

test('a redirect takes the place of the page', () => {
  const steps = window.history.length;
  const { said } = open('/old', <Redirect to="/new" />);
  expect(said()).toBe('replaced /new null');
  expect(window.history.length).toBe(steps);
});

test('the query is read from the address', () => {
  const Code = () => <p>{useSearchParams().get('oobCode')}</p>;
  open('/reset-password?oobCode=a%2Bb', <Code />);
  expect(screen.getByText('a+b')).toBeInTheDocument();
});

test('the page that is shown stays until the next one has been fetched', async () => {
  let fetched: (page: { default: () => ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (fetched = done)));
  function Pages() {
    const navigate = useNavigate();
    if (useLocation().pathname === '/late') return <Late />;
    return <button onClick={() => navigate('/late')}>Go on</button>;
  }
  const { person } = open('/early', <Suspense fallback="Please wait" children={<Pages />} />);
  await person.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(screen.queryByText('Please wait')).toBeNull();
  await act(async () => fetched({ default: () => <p>Here it is</p> }));
  expect(screen.getByText('Here it is')).toBeInTheDocument();
});
