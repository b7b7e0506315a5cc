import CSharedMemory
import Glibc

/// Memory of two processes that holds two pictures: one that is read, and one that is drawn meanwhile.
///
/// Its size is sealed: no end can make it shorter under the other one's hands, or larger. Pages that nothing was
/// written to cost no memory.
// Each end writes or reads only the picture that is its own at the time, as messages say.
final class SharedPictures: @unchecked Sendable {
  static let bytesPerPixel = 4

  let descriptor: Int32
  /// How many pixels a picture may have.
  let capacity: Int
  private let memory: UnsafeMutableRawPointer

  /// Makes memory for pictures of up to `capacity` pixels.
  init(capacity: Int) throws(WidgetHostError) {
    let bytes = Self.bytes(capacity)
    let file = make_sealed_memory("lamina-widget", UInt64(bytes))
    guard file >= 0, let memory = Self.map(file, bytes) else {
      let reason = String(cString: strerror(errno))
      if file >= 0 { close(file) }
      throw .noMemory(bytes: bytes, reason: reason)
    }
    (descriptor, self.capacity, self.memory) = (file, capacity, memory)
  }

  /// Takes memory that another process made; nil where there is none of that size.
  init?(descriptor: Int32, capacity: Int) {
    var status = stat()
    let bytes = Self.bytes(capacity)
    guard fstat(descriptor, &status) == 0, status.st_size >= bytes,
      let memory = Self.map(descriptor, bytes)
    else { return nil }
    (self.descriptor, self.capacity, self.memory) = (descriptor, capacity, memory)
  }

  private static func bytes(_ capacity: Int) -> Int { capacity * bytesPerPixel * 2 }

  private static func map(_ file: Int32, _ bytes: Int) -> UnsafeMutableRawPointer? {
    let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return memory == MAP_FAILED ? nil : memory
  }

  deinit {
    munmap(memory, Self.bytes(capacity))
    close(descriptor)
  }

  /// The bytes of the picture with this number, of which there are `pixels`.
  func picture(_ number: Int, pixels: Int) -> UnsafeMutableRawBufferPointer {
    precondition(pixels <= capacity)
    let size = capacity * Self.bytesPerPixel
    return UnsafeMutableRawBufferPointer(
      start: memory + (number & 1) * size, count: pixels * Self.bytesPerPixel)
  }
}
