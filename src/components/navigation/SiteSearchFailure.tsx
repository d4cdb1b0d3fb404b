import { useMessages } from '@messages';
import { Text } from '../typography/Text';
import * as siteSearchStyles from './SiteSearch.css';

/** Replaces the list of search results when its code fails to load. */
export function SiteSearchFailure() {
  const t = useMessages('app');
  return (
    <div className={siteSearchStyles.failure} role="alert">
      <Text weight="strong">{t.searchFailed}</Text>
      <Text size="small" tone="muted">
        {t.searchFailedText}
      </Text>
    </div>
  );
}
