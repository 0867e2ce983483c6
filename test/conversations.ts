import { isRefusal } from '../src/contract/errors.ts';
import type { Viewer } from '../src/contract/endpoint.ts';
import { type ContactRequest, contactAdvertiser } from '../src/features/conversations/contact-advertiser.ts';
import type { Conversation } from '../src/features/conversations/contract.ts';
import { answerConversation } from '../src/features/conversations/answer.ts';
import { listConversations, showConversation } from '../src/features/conversations/show.ts';
import type { TestPlatform } from './platform.ts';
import { signedIn } from './sign-in.ts';

let strangers = 0;
/** An unused e-mail address. */
export const freshEmail = () => `kupec-${(strangers += 1)}@example.cz`;

/** Helpers for people who write to each other about listings. */
export const conversationHelpers = (platform: TestPlatform) => ({
  viewerOf: async (email: string): Promise<Viewer> => {
    const { advertiser } = await signedIn(platform, email);
    return { advertiserId: advertiser.id, email, admin: false };
  },
  /** Sends the contact form, anonymously unless a viewer is given. */
  ask: (listingId: number, change: Partial<ContactRequest> = {}) =>
    contactAdvertiser(platform, {
      listingId,
      name: 'Eva Nováková',
      email: 'eva@example.cz',
      text: 'Je hůl ještě k mání?',
      client: 'phone',
      viewer: undefined,
      ...change,
    }),
  answer: (viewer: Viewer, id: string, text: string, client = viewer.email) =>
    answerConversation(platform, viewer, { id, text, client }),
  listed: (viewer: Viewer, shelved = false) =>
    listConversations(platform, viewer, { shelved, cursor: undefined }),
  shown: async (viewer: Viewer, id: string, before?: string): Promise<Conversation> => {
    const conversation = await showConversation(platform, viewer, { id, before });
    if (isRefusal(conversation)) throw new Error(conversation.refused);
    return conversation;
  },
  /** The id of somebody's only conversation. */
  onlyId: async (viewer: Viewer): Promise<string> => {
    const { items } = await listConversations(platform, viewer, { shelved: false, cursor: undefined });
    const [only, another] = items;
    if (!only || another) throw new Error(`Not one conversation but ${items.length}`);
    return only.id;
  },
});
