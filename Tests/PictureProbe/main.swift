// Decodes a picture file over and over, each time damaged in another way, and says what it cost.
//
//   PictureProbe FILE FIRST-SEED COUNT
//
// A process of its own: a crash is one failed test, and the memory that is measured is the decoders'.

import Glibc
import LaminaDrawing
import LaminaGeometry
import LaminaRaster

let limits = ImageLimits(pixels: 1 << 20, frames: 64, animationPixels: 8 << 20)

guard CommandLine.arguments.count == 4, let first = UInt64(CommandLine.arguments[2]),
  let count = UInt64(CommandLine.arguments[3]),
  let original = try? Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
else {
  print("usage: PictureProbe FILE FIRST-SEED COUNT")
  exit(2)
}

/// What the thread has worked, in seconds: a busy machine makes nobody slow.
func work() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// The largest memory that was resident so far, in kilobytes.
func peak() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}

/// Asks for the header, for the whole, and for some frames at the size of an icon; says how many
/// came, and what the slowest answer cost.
func decode(_ data: Data) -> (made: Int, slowest: Double) {
  let store = ImageStore(limits: limits, byteBudget: 4 << 20)
  let source = ImageSource.data(data, name: "damaged")
  var (made, slowest) = (0, 0.0)
  var start = work()
  guard let info = try? store.info(for: source) else { return (0, work() - start) }
  for frame in 0..<min(info.frameCount, 4) {
    let size = frame == 0 ? info.pixelSize : PixelSize(width: 24, height: 24)
    if (try? store.bitmap(for: ImageRequest(source, size: size, frame: frame))) != nil { made += 1 }
    let end = work()
    slowest = max(slowest, end - start)
    start = end
  }
  return (made, slowest)
}

_ = decode(original)
let base = peak()
var (slowest, slowestSeed, made) = (0.0, UInt64(0), 0)
for seed in first..<first + count {
  let data = Mutation(seed: seed).applied(to: original)
  let (count, cost) = decode(data)
  made += count
  if cost > slowest { (slowest, slowestSeed) = (cost, seed) }
}
print("made \(made) slowest \(slowest) seed \(slowestSeed) base \(base) peak \(peak())")
