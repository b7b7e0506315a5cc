import SwiftUI

struct QuizQuestion {
    let text: String
    let choices: [String]
    let answer: Int
}

struct QuizTutorial: View {
    @State private var index = 0
    @State private var score = 0
    @State private var showingResult = false
    @State private var resultTitle = ""

    let questions = [
        QuizQuestion(text: "Capital of France?", choices: ["Lyon", "Paris", "Nice"], answer: 1),
        QuizQuestion(text: "Largest planet?", choices: ["Jupiter", "Mars", "Venus"], answer: 0),
    ]

    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [.blue, .black]), startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()

            VStack(spacing: 30) {
                Text(questions[index].text)
                    .foregroundColor(.white)
                    .font(.largeTitle.weight(.black))

                ForEach(0..<questions[index].choices.count, id: \.self) { number in
                    Button {
                        choose(number)
                    } label: {
                        Text(questions[index].choices[number])
                            .frame(maxWidth: 200)
                            .padding(8)
                    }
                }

                Text("Score: \(score)")
                    .foregroundColor(.white)
                    .font(.title.bold())
            }
        }
        .alert(resultTitle, isPresented: $showingResult) {
            Button("Continue", action: next)
        } message: {
            Text("Your score is \(score)")
        }
    }

    func choose(_ number: Int) {
        if number == questions[index].answer {
            resultTitle = "Correct"
            score += 1
        } else {
            resultTitle = "Wrong"
        }
        showingResult = true
    }

    func next() {
        index = (index + 1) % questions.count
    }
}

struct QuizTutorial_Previews: PreviewProvider {
    static var previews: some View {
        QuizTutorial()
            .previewDevice(PreviewDevice(rawValue: "iPhone 14"))
            .previewDisplayName("iPhone 14")
        QuizTutorial()
            .previewDevice("iPad Pro (11-inch)")
            .previewInterfaceOrientation(.landscapeLeft)
    }
}
