/** Offers SCORM 2004 to a lesson, as `window.API_1484_11`. */
import { Scorm2004API } from 'scorm-again/scorm2004';
import { keepReports, launchValues, scormValues } from './scorm.ts';
import { shareOf } from './stars.ts';

const api = new Scorm2004API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
api.cmi.learner_id = 'kaktus';

keepReports(window.kaktusAdapter, api, {
  set: 'SetValue',
  finish: 'Terminate',
  once: ['cmi.session_time', 'cmi.exit'],
  result() {
    const { completion_status: completion, success_status: success, score } = api.cmi;
    const scaled = score.scaled === '' ? undefined : Number(score.scaled);
    return {
      ended: completion === 'completed' || success === 'passed' || success === 'failed',
      failed: success === 'failed',
      share: scaled ?? shareOf(score.raw, score.min, score.max),
    };
  },
  enter: (entry) => (api.cmi.entry = entry),
  initial: scormValues(launchValues(), 'cmi.scaled_passing_score'),
});

// In a frame of the same origin, the one of the page around it: a lesson reports to one platform.
Object.defineProperty(window, 'API_1484_11', {
  configurable: true,
  value: window.parent.API_1484_11 ?? api,
});
