import { Scorm12API } from 'scorm-again/scorm12';
import { Scorm2004API } from 'scorm-again/scorm2004';
import { expect, test } from 'vitest';
import { load, scormValues } from './scorm.ts';

const launch = { mastery: '0.8', launchData: 'x=1', objectives: ['woerter', 'Wörter', 'saetze'] };

test('what the manifest of SCORM 1.2 says can be asked for', () => {
  const api = new Scorm12API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
  const values = scormValues({ ...launch, mastery: '80' }, 'cmi.student_data.mastery_score');
  load(api, values);
  api.LMSInitialize('');
  expect(api.LMSGetValue('cmi.student_data.mastery_score')).toBe('80');
  expect(api.LMSGetValue('cmi.launch_data')).toBe('x=1');
  expect(api.LMSGetValue('cmi.objectives._count')).toBe('2');
  expect(api.LMSGetValue('cmi.objectives.1.id')).toBe('saetze');
});

test('what the manifest of SCORM 2004 says can be asked for', () => {
  const api = new Scorm2004API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
  load(api, scormValues(launch, 'cmi.scaled_passing_score'));
  api.Initialize('');
  expect(api.GetValue('cmi.scaled_passing_score')).toBe('0.8');
  expect(api.GetValue('cmi.launch_data')).toBe('x=1');
  expect(api.GetValue('cmi.objectives._count')).toBe('2');
  expect(api.GetValue('cmi.objectives.0.id')).toBe('woerter');
  expect(scormValues({}, 'x')).toEqual({});
});

test('what SCORM does not know is left out, and the rest stays', () => {
  const api = new Scorm12API({ autocommit: false, lmsCommitUrl: false, logLevel: 5 });
  load(api, scormValues({ ...launch, mastery: 'alles' }, 'cmi.student_data.mastery_score'));
  load(api, { 'cmi.nonsense': 'x', 'cmi.objectives.7.id': 'x' });
  api.LMSInitialize('');
  expect(api.LMSGetValue('cmi.launch_data')).toBe('x=1');
});
