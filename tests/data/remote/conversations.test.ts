import { conversationsHost, describeConversations } from '../stores/conversations.contract';
import { onDatabase } from './place';

onDatabase(describeConversations, conversationsHost, {
  refusing: ['imported messages that name another sender, or are addressed to their own sender, are ignored'],
  omitted: {},
});
