/** Id of the message that replaces the post in the URL, if it doesn't exist. */
export const missingPostId = 'post-missing';
