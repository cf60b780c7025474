/** The questions and answers in English. */
import type { QuestionsText } from '../questions-text';

export default {
  lead: 'What parents and teachers ask us most often. Is your question missing? Write to us.',
  answers: {
    code: {
      question: 'Where is my code?',
      answer: [
        'It is printed in your book. Look inside the front and back covers first. It has 12 characters, letters and digits, in groups with hyphens; you can leave the hyphens out.',
        'You have no book yet? The code comes with it. Codes are not sold separately here.',
      ],
    },
    refused: {
      question: 'My code does not work. What can I do?',
      answer: [
        'Compare it with the book, character by character. B and 8, S and 5 or Z and 2 look alike. If one character was misread, we can often tell you which.',
        'After several wrong codes you have to wait a few minutes. Your code is not lost. If it still does not work, write to us with the code and the title of the book.',
      ],
    },
    used: {
      question: '“Activation code already used.” What does that mean?',
      answer: [
        'A code works once, for one account. Perhaps it has been activated with another email address of yours, or by someone in your family: log in with that account, and the book is there.',
        'With a used book, the previous owner may have used the code. If your book is new and nobody has used the code, write to us with the code and a photo of the page. We will look into it.',
      ],
    },
    login: {
      question: 'I cannot log in.',
      answer: [
        'Check the email address: perhaps you signed up with another one, or with Google. You can choose a new password at any time; the link comes by email.',
        'After many failed attempts the account is locked for a while. With a new password you can log in straight away.',
      ],
    },
    mail: {
      question: 'The email did not arrive.',
      answer: [
        'Look in the spam folder, and check the address for typos. It can take a few minutes. You can have the email sent again on the page that is waiting for it.',
        'You can open the link on any device. It works once; the link that confirms your address is valid for 24 hours, the one for a new password for one hour. Always use the newest email.',
      ],
    },
    device: {
      question: 'Can we use several devices?',
      answer: [
        'Yes. Log in with the same account on each phone, tablet or computer: your books are there. You need a current browser and the internet, and no app.',
        'The stars and the garden of a child stay on the device they played on; we never see them. You can take them along yourself: in Kaktus’ garden, under “For adults: children and devices”, save them as a file or show a QR code.',
      ],
    },
    offline: {
      question: 'Can children play without the internet?',
      answer: [
        'Yes. At home, tap “Take along” beside a book in your library. It needs about ten megabytes; then its stories, games, songs, recordings and the garden work on this device without a connection. Open the library as usual: everything with a backpack can be played.',
        'Go online at least every 45 days. When you log out, and when your time with the book is over, it is removed from the device. On iPhone, iPad and Mac, put the library on the home screen first; your account page shows how. Lessons made with other tools need the internet, so a book that contains one cannot be taken along; the library says so beside it.',
      ],
    },
    browsers: {
      question: 'Which browsers work?',
      answer: [
        'Safari from version 15.4, Chrome and Edge from 92, Firefox from 102, Samsung Internet from 16. So older tablets work as well, such as an iPad from 2014 with its last update.',
        'If a browser is older than that, we show a page that says so. Then update the browser or the system of the device. If there is no update any more, please use another device.',
      ],
    },
    ending: {
      question: 'What ends after 18 months?',
      answer: [
        'Access to the lessons of that book. The time begins on the day on which you activate the code; your library shows the last day. Nothing renews itself, and nothing costs money.',
        'Your account stays. With a new code the book opens again.',
      ],
    },
    data: {
      question: 'What do you know about us?',
      answer: [
        'Your email address and your codes. There are no cookies and no ads, and we pass nothing on. What a child plays stays on your device.',
        'You can delete your account at any time on the account page.',
      ],
    },
    'class-set': {
      question: 'For teachers: what may I do with a class set?',
      answer: [
        'Activate one code in your own account, and use the lessons with the children you teach. The codes in the other books belong to those who get the books: each family activates its own code, in its own account.',
        'Please do not give your password to children or parents, and do not pass on a list of codes. A code can be used only once.',
      ],
    },
    board: {
      question: 'For teachers: how do I use a board or tablets?',
      answer: [
        'On a board or projector: open the library in the browser, log in, open a lesson and press “Full screen”. Every task is spoken, so switch the sound on.',
        'On tablets: log in yourself on each one. Each tablet keeps its own stars. Afterwards you can log out all of them at once on the account page. For homework, copy the link of a lesson: it works for families who have unlocked the book.',
      ],
    },
  },
} satisfies QuestionsText;
