const sixths = [0, 60, 120, 180, 240, 300]

export function Mark() {
  return (
    <svg className="mark" width={44} height={44} viewBox="-50 -50 100 100" aria-hidden="true">
      {sixths.map((angle) => (
        <path
          key={angle}
          className="mark__short"
          d="M0-14C-4-20-5.2-30 0-38 5.2-30 4-20 0-14Z"
          transform={`rotate(${angle + 30})`}
        />
      ))}
      {sixths.map((angle) => (
        <path
          key={angle}
          className="mark__long"
          d="M0-14C-6.5-22-9-37 0-49 9-37 6.5-22 0-14Z"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className="mark__disc" r="10" />
    </svg>
  )
}
