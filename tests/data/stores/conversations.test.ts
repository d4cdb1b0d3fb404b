import 'fake-indexeddb/auto';
import { onEachDevice } from '../../support/hosts';
import { conversationsHost, describeConversations } from './conversations.contract';

onEachDevice(describeConversations, conversationsHost);
