/** Id of the message that the post in the URL doesn't exist. */
export const missingPostId = 'post-missing';
