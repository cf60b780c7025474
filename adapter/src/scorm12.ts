/** Offers SCORM 1.2 to a lesson, as `window.API`. */
import { Scorm12API } from 'scorm-again/scorm12';
import { keepReports, launchValues, scormValues } from './scorm.ts';
import { shareOf } from './stars.ts';

const api = new Scorm12API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
api.cmi.core.student_id = 'kaktus';

keepReports(window.kaktusAdapter, api, {
  set: 'LMSSetValue',
  finish: 'LMSFinish',
  once: ['cmi.core.session_time', 'cmi.core.exit'],
  result() {
    const { lesson_status: status, score } = api.cmi.core;
    return {
      ended: ['passed', 'completed', 'failed'].includes(status),
      failed: status === 'failed',
      share: shareOf(score.raw, score.min, score.max),
    };
  },
  enter: (entry) => (api.cmi.core.entry = entry),
  initial: scormValues(launchValues(), 'cmi.student_data.mastery_score'),
});

// In a frame of the same origin, the one of the page around it: a lesson reports to one platform.
Object.defineProperty(window, 'API', { configurable: true, value: window.parent.API ?? api });
