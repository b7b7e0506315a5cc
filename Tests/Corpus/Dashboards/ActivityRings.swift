import SwiftUI

struct ActivityRing: View {
    var progress: Double
    var color: Color
    var lineWidth: CGFloat = 12

    var body: some View {
        ZStack {
            Circle()
                .stroke(color.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: min(progress, 1))
                .stroke(
                    AngularGradient(colors: [color.opacity(0.6), color], center: .center),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
        }
        .animation(.easeOut, value: progress)
    }
}

struct ActivityRings: View {
    @State private var progress = 0.25

    var body: some View {
        VStack {
            ZStack {
                ActivityRing(progress: progress, color: .red)
                ActivityRing(progress: progress * 0.8, color: .green)
                    .padding(16)
                ActivityRing(progress: progress * 0.5, color: .blue)
                    .padding(32)
            }
            .frame(width: 160, height: 160)
            Text(progress.formatted(.percent))
            Button("Move") { progress += 0.25 }
        }
    }
}

struct ActivityRings_Previews: PreviewProvider {
    static var previews: some View {
        ActivityRings()
            .previewDisplayName("Rings")
        ActivityRing(progress: 0.7, color: .purple)
            .frame(width: 80, height: 80)
            .padding()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("One ring")
    }
}
