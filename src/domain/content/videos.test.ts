import { expect, test } from 'vitest'
import { videoAt } from './videos.ts'

const youTube = { host: 'YouTube', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
  ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=10s', youTube],
  ['https://youtu.be/aqz-KE-bpKQ?si=whoever-shared-it', youTube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youTube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youTube],
  ['https://vimeo.com/148751763', { host: 'Vimeo', address: 'https://vimeo.com/148751763' }],
  [
    'https://player.vimeo.com/video/148751763?h=8272103f6e',
    { host: 'Vimeo', address: 'https://vimeo.com/148751763/8272103f6e' },
  ],
])('%s is a video; tracking parameters are dropped', (address, video) => {
  expect(videoAt(address)).toEqual(video)
})

test.each([
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?v=aqz-KE-bpKQ',
  'javascript://youtu.be/aqz-KE-bpKQ',
  '/watch?v=aqz-KE-bpKQ',
  'aqz-KE-bpKQ',
  '',
])('%s is not a video', (address) => {
  expect(videoAt(address)).toBeUndefined()
})
