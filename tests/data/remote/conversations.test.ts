import { conversationsHost, describeConversations } from '../stores/conversations.contract';
import { onDatabase } from './place';

onDatabase(describeConversations, conversationsHost, {
  refusing: ['imported messages that name another sender, or are addressed to their own sender, are ignored'],
  omitted: {
    'whose user and investor pages are private appears as a startup until the partner replies':
      'A message entitles to the name of its sender, but the device doesn’t read again what was refused.',
  },
});
