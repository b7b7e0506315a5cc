import LaminaGeometry

/// ICU's word iterator, from the machine's own library.
///
/// Opened at run time and not linked: a program that never asks for a word does not load it, and one
/// that does so on a machine without it still runs. The library's functions carry its version's number.
struct ICUBreaker: ~Copyable {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Next = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private let iterator: OpaquePointer
  private let setText: SetText
  private let next: Next
  private let close: Close

  /// Opens the newest library of those known; nil when there is none.
  init?() {
    for version in (60...90).reversed() {
      guard let library = dlopen("libicuuc.so.\(version)", RTLD_LAZY | RTLD_LOCAL) else { continue }
      func function<T>(_ name: String, _ type: T.Type) -> T? {
        dlsym(library, "\(name)_\(version)").map { unsafeBitCast($0, to: type) }
      }
      guard let open = function("ubrk_open", Open.self),
        let setText = function("ubrk_setText", SetText.self),
        let next = function("ubrk_next", Next.self), let close = function("ubrk_close", Close.self)
      else { continue }
      var status: Int32 = 0
      let words: Int32 = 1  // UBRK_WORD
      guard let iterator = open(words, "root", nil, 0, &status), status <= 0 else { continue }
      self.iterator = iterator
      self.setText = setText
      self.next = next
      self.close = close
      return
    }
    return nil
  }

  deinit { close(iterator) }

  /// The ends of all segments, in bytes, in order and at borders of clusters.
  borrowing func borders(of text: String) -> [Int] {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      var status: Int32 = 0
      setText(iterator, buffer.baseAddress, Int32(clamping: buffer.count), &status)
      return status > 0 ? [text.utf8.count] : ends(in: text)
    }
  }

  private borrowing func ends(in text: String) -> [Int] {
    var ends: [Int] = []
    var end = next(iterator)
    var units = 0
    var bytes = 0
    for character in text {
      units += character.utf16.count
      bytes += character.utf8.count
      while end >= 0, Int(end) < units { end = next(iterator) }
      if Int(end) == units { ends.append(bytes) }
    }
    return ends
  }
}
