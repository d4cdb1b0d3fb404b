import { Button } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { channelEvents, panelId } from './messages';
import { Panel } from './Panel';
import { matrixLink, sentIn } from './storyLinks';

/** A toolbar button that opens the current story in the matrix of themes, languages and widths. */
function MatrixTool() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  // The id of a test begins with the id of its story, before a colon.
  const [story] = storyId.split(':');
  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel={false}
      tooltip="This story in every theme, language and width"
      // Navigates with all parameters in one step, so that the page never reads an address without them.
      onClick={() => api.navigateUrl(matrixLink(story ?? storyId, api.getQueryParam('globals')), {})}
    >
      Matrix
    </Button>
  );
}

addons.register('updraft/statechart', (api) => {
  // Sends the events in the address to the first story that renders, but not to later stories.
  const sent = sentIn(api.getQueryParam('sent'));
  if (sent.length)
    api.once(STORY_RENDERED, () => {
      api.setQueryParams({ sent: null });
      api.emit(channelEvents.replay, sent);
    });
  api.on(channelEvents.address, (parameters: Record<string, string | null>) =>
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
