-- Each request has a different client address.
local visitors = 0

request = function()
  visitors = visitors + 1
  wrk.headers["X-Forwarded-For"] =
    string.format("10.%d.%d.%d", math.floor(visitors / 65536) % 256, math.floor(visitors / 256) % 256, visitors % 256)
  return wrk.format()
end
