/**
 * Area under the ROC curve: how often a value of the first sample is larger than one of the second, ties counting
 * half. 0.5 means indistinguishable, 0 or 1 fully separable.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => [value, 1]), ...second.map((value) => [value, 0])] as [number, 0 | 1][]
  all.sort(([one], [other]) => one - other)
  let ranks = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (end < all.length && all[end]?.[0] === all[start]?.[0]) end++
    const ofFirst = all.slice(start, end).filter(([, isFirst]) => isFirst).length
    ranks += ofFirst * ((start + end + 1) / 2)
    start = end
  }
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}
