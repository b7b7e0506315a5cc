import LaminaStreams
import LaminaTesting
import Testing

@Suite struct ScanTests {
  @Test(arguments: [
    MarbleCase("Adds up", "-a-b-c-|", to: "-x-y-z-|", ["x": "a", "y": "ab", "z": "abc"]) { i, _ in
      i[0].scan("") { $0 + $1 }
    },
    MarbleCase(
      "Begins anew for each subscriber", "-a----b------|", to: "-(xx)-(yy)---|",
      ["x": "a", "y": "ab"]
    ) { i, _ in
      {
        let s = i[0].scan("") { $0 + $1 }; return s.merge(with: s)
      }()
    },
    MarbleCase("Fails", "-a-b-|", to: "-x-#", ["x": "a"]) { i, _ in
      i[0].scan("") { all, value throws(MarbleError) in
        if value == "b" { throw MarbleError() }; return all + value
      }
    },
    MarbleCase("reduce tells at the end", "-a-b-|", to: "-----(x|)", ["x": "ab"]) { i, _ in
      i[0].reduce("") { $0 + $1 }
    },
    MarbleCase("reduce of nothing", "---|", to: "---(x|)", ["x": "0"]) { i, _ in
      i[0].reduce("0") { $0 + $1 }
    },
    MarbleCase("reduce of a failure", "-a-#", to: "---#") { i, _ in i[0].reduce("") { $0 + $1 } },
    MarbleCase("Into a result that is changed in its place", "-a-b-|", to: "-a-x-|", ["x": "ab"]) {
      i, _ in i[0].scan(into: "") { $0 += $1 }
    },
    MarbleCase("reduce, with what becomes of the result", "-a-b-|", to: "-----(2|)") { i, _ in
      i[0].reduce("") {
        $0 + $1
      } map: {
        "\($0.count)"
      }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
