/** The name of the country always stands beside its flag. */
export function Flag({ src }: { src: string }) {
  return <img className="flag" src={src} alt="" width={24} height={16} loading="lazy" decoding="async" />
}
