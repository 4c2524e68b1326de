/** What an expert and a hospital read of their collaborations on the page of their link. */
export const programme = {
  title: 'Your collaborations',
} as const
