/** What an editor might type to make a page run a script, break its layout or lead elsewhere. */
export const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</div></div></main><iframe src="https://evil.example"></iframe>',
  '<style>body{display:none}</style><form action="https://evil.example"><input></form>',
  '<a href="javascript:alert(1)">a</a>[b](javascript:alert(1))',
  '<svg><a xlink:href="javascript:alert(1)"><text>c</text></a></svg><h2 id="main" onclick="a()">d</h2>',
  '<img src="https://evil.example/x.png" alt="e"><p style="position:fixed">f</p>{institution}',
] as const

export const wrongAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  '//evil.example',
  'data:text/html,a',
  '"onclick="a()',
]
