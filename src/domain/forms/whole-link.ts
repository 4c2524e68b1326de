/** An absolute URL without credentials. */
export const isLink = (text: string) =>
  /^https:\/\/([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(:\d{1,5})?([/?#][^\s\\"<>]*)?$/u.test(text)
