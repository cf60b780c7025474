/** Writing: the first letter or the whole word is traced on the lines of an exercise book, or typed by ear. */
import type { ActivityProps } from '../../kit/activity';
import { Tracing } from './tracing';
import { Typing } from './typing';
import './writing.css';

export default function Writing(props: ActivityProps) {
  return props.level === 3 ? <Typing {...props} /> : <Tracing {...props} level={props.level} />;
}
