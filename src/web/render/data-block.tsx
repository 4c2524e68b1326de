type Props = { type: `application/${string}`; data: object; id?: string }

/** A JSON data block: allowed by the CSP, and escaped against tags. */
export function DataBlock({ type, data, id }: Props) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />
}
