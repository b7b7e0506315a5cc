import LaminaStreams
import LaminaTesting
import Testing

@Suite struct ThrottleTests {
  @Test(arguments: [
    MarbleCase("The latest of each span", "-a-b-c----d-|", to: "-a---c----d-|") { i, clock in
      i[0].throttle(.frames(4), clock: clock)
    },
    MarbleCase("Without the latest", "-a-b------d-|", to: "-a--------d-|") { i, clock in
      i[0].throttle(.frames(4), latest: false, clock: clock)
    },
    MarbleCase("What waits at completion comes at once", "-a-b|", to: "-a--(b|)") { i, clock in
      i[0].throttle(.frames(9), clock: clock)
    },
    MarbleCase("A latest one begins a span of its own", "-a-b---c-----|", to: "-a---b---c---|") {
      i, clock in i[0].throttle(.frames(4), clock: clock)
    },
    MarbleCase("A failure drops what waits", "-a-b#", to: "-a--#") { i, clock in
      i[0].throttle(.frames(9), clock: clock)
    },
    MarbleCase("RxSwift's vector: 200, latest", "-a-b-c-d---------|", to: "-a-------d-------|") {
      i, clock in i[0].throttle(.frames(8), clock: clock)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
