/** The content of a navigation item: picture and words in the menu, and what `inBar` says in the wide bar. */
import { Icon } from '../ui/pictures/icon';
import styles from './navigation.module.css';

type NavigationItemProps = {
  icon: string;
  inBar: 'words' | 'picture' | 'both';
  children: string;
};

export function NavigationItem({ icon, inBar, children }: NavigationItemProps) {
  return (
    <>
      <Icon d={icon} className={inBar === 'words' ? styles.menuPicture : undefined} />
      <span className={inBar === 'picture' ? styles.menuWords : undefined}>{children}</span>
    </>
  );
}
