import { blogFeedUrl } from '../../../contract/urls.ts';

/** Autodiscovery link of the blog's feed. */
export function FeedLink() {
  return (
    <link rel="alternate" type="application/atom+xml" title="Blog Florbalového bazaru" href={blogFeedUrl} />
  );
}
