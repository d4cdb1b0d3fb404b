import { Button } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { matrixLink, sentIn } from './links';
import { panelId, said } from './messages';
import { Panel } from './Panel';

/** Leads from a screen's story to its matrix. */
function MatrixTool() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  // A test of a story is shown as the story.
  const [story] = storyId.split(':');
  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel={false}
      tooltip="This story in every theme, language and width"
      // In one go: parameters that are set first may come to the address after the page has read it.
      onClick={() => api.navigateUrl(matrixLink(story ?? storyId, api.getQueryParam('globals')), {})}
    >
      Matrix
    </Button>
  );
}

addons.register('updraft/statechart', (api) => {
  // An address that says what was sent: sent once its story stands, and to no other.
  const sent = sentIn(api.getQueryParam('sent'));
  if (sent.length)
    api.once(STORY_RENDERED, () => {
      api.setQueryParams({ sent: null });
      api.emit(said.replay, sent);
    });
  api.on(said.address, (parameters: Record<string, string | null>) =>
    api.applyQueryParams(parameters, { replace: true }),
  );
  addons.add('updraft/matrix', {
    type: types.TOOL,
    title: 'Matrix',
    match: ({ viewMode, storyId }) => viewMode === 'story' && Boolean(storyId?.startsWith('screens-')),
    render: () => <MatrixTool />,
  });
  addons.add(panelId, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <Panel isActive={Boolean(active)} />,
  });
});
