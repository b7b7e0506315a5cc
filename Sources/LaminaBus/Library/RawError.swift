/// An error as `sd_bus_error` lays it out.
struct RawError {
  private let name: UnsafePointer<CChar>
  private let text: UnsafePointer<CChar>
  private let ownsText: Int32 = 0

  /// Lends an error of this name and text to a function of libsystemd.
  static func with<Result>(
    name: String, text: String, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    name.withCString { name in
      text.withCString { text in
        withUnsafePointer(to: RawError(name: name, text: text)) { body(UnsafeRawPointer($0)) }
      }
    }
  }
}
