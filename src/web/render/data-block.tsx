type Props = { type: `application/${string}`; data: object; id?: string }

/** Data inside the page. It is no script, so the strict policy lets it be, and no tag can open or close in it. */
export function DataBlock({ type, data, id }: Props) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json }} />
}
