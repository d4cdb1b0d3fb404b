import { useMessages } from '@messages';
import { Text } from '../typography/Text';
import { TextLink } from '../typography/TextLink';
import * as dealFlowLineStyles from './DealFlowLine.css';

export type FitRuleProps = {
  /** URL where the viewer edits their investment criteria, if the order depends on these. */
  changeHref?: string;
};

/** Explains how the list sorts by best fit. */
export function FitRule({ changeHref }: FitRuleProps) {
  const t = useMessages('directory').fit;
  return (
    <div className={dealFlowLineStyles.line}>
      <div className={dealFlowLineStyles.text}>
        <Text size="small" tone="muted">
          {t.rule}
        </Text>
      </div>
      {changeHref && <TextLink href={changeHref}>{t.change}</TextLink>}
    </div>
  );
}
