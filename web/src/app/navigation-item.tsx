/** What an item of the navigation shows: in the menu a picture and words, in the wide bar one of the two. */
import { Icon, type IconName } from '../ui/icon';
import styles from './navigation.module.css';

type NavigationItemProps = {
  icon: IconName;
  inBar: 'words' | 'picture' | 'both';
  children: string;
};

export function NavigationItem({ icon, inBar, children }: NavigationItemProps) {
  return (
    <>
      <Icon name={icon} className={inBar === 'words' ? styles.menuPicture : undefined} />
      <span className={inBar === 'picture' ? styles.menuWords : undefined}>{children}</span>
    </>
  );
}
