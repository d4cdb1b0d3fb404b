import { Button } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { channelEvents, panelId } from './messages';
import { Panel } from './Panel';
import { matrixLink, sentIn } from './storyLinks';

/** Links from a screen's story to its matrix. */
function MatrixTool() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  // A test links to the matrix of its story.
  const [story] = storyId.split(':');
  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel={false}
      tooltip="This story in every theme, language and width"
      // Navigates only once: between two navigations, the page might read an address without parameters.
      onClick={() => api.navigateUrl(matrixLink(story ?? storyId, api.getQueryParam('globals')), {})}
    >
      Matrix
    </Button>
  );
}

addons.register('updraft/statechart', (api) => {
  // The events in the address are sent to the first story that renders, and to no later story.
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
