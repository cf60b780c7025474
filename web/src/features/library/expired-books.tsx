/** The books whose access has ended: since when, and how to open them again. */
import type { ExpiredBooks as Expired } from '../../api/shelf';
import { useDayFormat } from '../../i18n/day-format';
import { useLanguage, useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Notice } from '../../ui/page/notice';
import { paths } from '../../ui/places/paths';

function ExpiredGroup({ titles, since }: Expired) {
  const words = useWords('library');
  const day = useDayFormat();
  const list = new Intl.ListFormat(useLanguage());
  return (
    <Notice>
      <p>{words.expired(list.format(titles), day(since))}</p>
      <p>
        <Link to={paths.activation}>{words.renew}</Link>
      </p>
    </Notice>
  );
}

export function ExpiredBooks({ expired }: { expired: Expired[] }) {
  return expired.map((group) => <ExpiredGroup key={group.titles.join()} {...group} />);
}
