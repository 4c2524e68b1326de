/** What a browser sends once it has kept these values of Set-Cookie headers. */
export function cookiesIn(setCookies: readonly string[]): string {
  return setCookies.map((one) => one.split(';', 1)[0]).join('; ')
}
