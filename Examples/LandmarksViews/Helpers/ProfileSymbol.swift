import Lamina

/// A head and shoulders in a ring.
struct ProfileSymbol: View {
  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 1.5)
      Circle().frame(width: 6, height: 6).offset(y: -2.5)
      Capsule().frame(width: 10, height: 6).offset(y: 5)
    }
    .frame(width: 18, height: 18)
    .clipShape(Circle().inset(by: -1))
  }
}
