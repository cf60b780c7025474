/** Slips in the domain of an address, and the real domains near them. */
import { expect, test } from 'vitest';
import { suggestedEmail } from '../../src/features/accounts/form/email-suggestion';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gmail.com.', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gogglemail.com', 'googlemail.com'],
  ['gxm.de', 'gmx.de'],
  ['gmx.ed', 'gmx.de'],
  ['gmx.nett', 'gmx.net'],
  ['wbe.de', 'web.de'],
  ['web.dee', 'web.de'],
  ['webde', 'web.de'],
  ['tonline.de', 't-online.de'],
  ['t-onlien.de', 't-online.de'],
  ['t-onlne.ed', 't-online.de'],
  ['frenet.de', 'freenet.de'],
  ['outlok.com', 'outlook.com'],
  ['outlook.cm', 'outlook.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.fr', 'hotmail.fr'],
  ['iclod.com', 'icloud.com'],
  ['yaho.de', 'yahoo.de'],
  ['yahooo.fr', 'yahoo.fr'],
  ['yahoo.con', 'yahoo.com'],
])('anna@%s is probably anna@%s', (typed, meant) => {
  expect(suggestedEmail(`anna@${typed}`)).toBe(`anna@${meant}`);
});

test.each([
  ...['gmail.com', 'googlemail.com', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.net', 'gmx.fr', 'gmx.us'],
  ...['web.de', 'web.com', 't-online.de', 'online.de', 'freenet.de', 'fernet.de', 'freenet.at'],
  ...['outlook.com', 'outlook.de', 'outlook.pt', 'hotmail.com', 'hotmail.co.uk', 'hotmail.se'],
  ...['icloud.com', 'me.com', 'cloud.com', 'yahoo.com', 'yahoo.fr', 'yahoo.co.uk', 'yahoo.com.br'],
  ...['mail.com', 'mail.de', 'mail.ru', 'email.de', 'ymail.com', 'mailbox.org', 'posteo.de'],
  ...[
    'live.com',
    'five.com',
    'love.com',
    'aol.com',
    'ukr.net',
    'i.ua',
    'wp.pl',
    'o2.pl',
    'onet.pl',
  ],
  ...['poczta.onet.pl', 'interia.pl', 'mynet.com', 'proton.me', 'protonmail.com', 'arcor.de'],
  ...['kaktus.de', 'wab.de', 'gmbh.de', 'gmp.de', 'weg.de', 'webb.de', 'grail.com', 'hotel.de'],
  ...['schule-am-see.de', 'mail.gmx-verlag.de', 'example.org', 'uni-kiel.de', 'müller.de', 'ab.de'],
  ...['gail.co.in', 'constructor.com', 'icloud.kaktus.de', 'gmal.kaktus.de'],
])('%s is a real domain, or may be one', (domain) => {
  expect(suggestedEmail(`anna@${domain}`)).toBeUndefined();
});

test.each(['', 'anna', 'anna@', '@gmial.com', 'anna b@gmial.com'])(
  '%o is no address yet',
  (text) => {
    expect(suggestedEmail(text)).toBeUndefined();
  },
);

test('what stands before the domain stays as it is', () => {
  expect(suggestedEmail('  Anna.B+kaktus@gmial.com ')).toBe('Anna.B+kaktus@gmail.com');
});
